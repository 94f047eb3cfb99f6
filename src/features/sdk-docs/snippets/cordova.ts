import { camelCase } from '@/lib/camel-case'
import {
  SECRETS_COMMENT,
  cordovaConfig,
  platformCode,
  resultHandlers,
  valueCode,
} from './platform-code'

export const code = platformCode({
  language: 'javascript',
  install: ({ packageName }) => ({
    language: 'bash',
    text: `cordova plugin add cordova-plugin-example-${packageName}@1.0.0`,
  }),
  setUp: [cordovaConfig],
  head: () => `${SECRETS_COMMENT}
const config = {`,
  line: (option) => `  ${camelCase(option.id)}: ${valueCode(option, "'")},`,
  foot: '}',
  start: ({ className }) => `// After the event deviceready.
cordova.plugins.${className}.start(config, handleResult)`,
  handle: (_sdk, results) => {
    const cases = results.map(({ name, values }) => {
      const passed = values.map((value) => `result.${value}`).join(', ')
      return `    case '${name}':
      return ${resultHandlers[name]}(${passed})`
    })
    return `function handleResult(result) {
  switch (result.type) {
${cases.join('\n')}
  }
}`
  },
})
