import type { Artifact } from '@marketplace/section-kit/manifest';

/** What is read of a document of CycloneDX 1.5; https://cyclonedx.org/docs/1.5/json has all of it. */
interface BillOfMaterials {
  bomFormat: 'CycloneDX';
  specVersion: '1.5';
  version: 1;
  metadata: object;
  components: { type: 'library'; 'bom-ref': string; name: string; version: string; purl: string }[];
}

/**
 * Lists the packages of others whose code is in a build, in the form that scanners read. The same build gives the same document, so
 * it names neither a time nor a number of its own.
 *
 * @throws Error in one sentence for a build that does not say what it carries
 */
export function billOfMaterials({ name, version, packages, provenance }: Artifact): BillOfMaterials {
  if (!packages)
    throw new Error(`${name} ${version} was built before packages were recorded; build it again and publish it as a new version.`);
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'application',
        'bom-ref': `${name}@${version}`,
        name,
        version,
        ...(provenance && { pedigree: { commits: [{ uid: provenance.commit }] } }),
      },
      ...(provenance && {
        properties: [
          { name: 'delivery:builder', value: provenance.builder },
          { name: 'delivery:lock', value: provenance.lock },
        ],
      }),
    },
    components: packages.map(componentOf),
  };
}

function componentOf(carried: string): BillOfMaterials['components'][number] {
  const at = carried.lastIndexOf('@');
  const [name, version] = [carried.slice(0, at), carried.slice(at + 1)];
  return { type: 'library', 'bom-ref': carried, name, version, purl: `pkg:npm/${name.replace('@', '%40')}@${version}` };
}
