/** Name of the global variable a section's entry script sets: `mf-services` is `mf_services`. */
export function containerName(name: string): string {
  return name.replaceAll('-', '_');
}
