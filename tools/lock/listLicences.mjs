import { allowed, packagesByLicence } from './licences.mjs';

const licences = packagesByLicence();
for (const [licence, packages] of licences) {
  console.log(`${licence} (${packages.length})\n${packages.map((each) => `  ${each}`).join('\n')}\n`);
}
const others = [...licences.keys()].filter((licence) => !allowed.has(licence));
if (others.length > 0) {
  console.error(`Not allowed by tools/lock/licences.mjs: ${others.join(', ')}. Ask who answers for the site before adding one there.`);
  process.exitCode = 1;
}
