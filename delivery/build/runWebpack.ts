import webpack, { type Configuration } from 'webpack';

/**
 * Builds one package.
 *
 * @throws Error that lists what webpack refused; nothing usable is in the output folder then
 */
export async function runWebpack(configuration: Configuration): Promise<void> {
  const compiler = webpack(configuration);
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) => (error || !result ? reject(error) : resolve(result)));
  });
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  if (!stats.hasErrors()) return;
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  throw new Error(errors.map(({ moduleName, message }) => (moduleName ? `${moduleName}: ${message}` : message)).join('\n'));
}
