import { camelCase } from '@/lib/camel-case'
import {
  SECRETS_COMMENT,
  androidManifest,
  infoPlist,
  platformCode,
  resultHandlers,
  valueCode,
} from './platform-code'

const packageOf = (name: string) => `example_${name.replaceAll('-', '_')}`

export const code = platformCode({
  language: 'dart',
  install: ({ packageName }) => ({
    language: 'yaml',
    text: `dependencies:
  ${packageOf(packageName)}: ^1.0.0`,
  }),
  setUp: [androidManifest, infoPlist],
  head: ({
    className,
    packageName,
  }) => `import 'package:${packageOf(packageName)}/${packageOf(packageName)}.dart';

${SECRETS_COMMENT}
final config = ${className}Config(`,
  line: (option) => `  ${camelCase(option.id)}: ${valueCode(option, "'")},`,
  foot: ');',
  start: ({ className }) => `final result = await ${className}.start(config);
handleResult(result);`,
  handle: ({ className }, results) => {
    const cases = results.map(({ name, values }) => {
      const bound = values.map((value) => `:final ${value}`).join(', ')
      return `    case ${name}(${bound}):
      ${resultHandlers[name]}(${values.join(', ')});`
    })
    return `void handleResult(${className}Result result) {
  switch (result) {
${cases.join('\n')}
  }
}`
  },
})
