import { camelCase } from '@/lib/camel-case'
import {
  SECRETS_COMMENT,
  infoPlist,
  platformCode,
  resultHandlers,
  valueCode,
} from './platform-code'

const caseName = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

export const code = platformCode({
  language: 'swift',
  install: ({ className }) => ({
    language: 'ruby',
    text: `target 'YourApp' do
  use_frameworks!
  pod 'ExampleVerification/${className}', '1.0.0'
end`,
  }),
  setUp: [infoPlist],
  head: ({ className }) => `import ExampleVerification

${SECRETS_COMMENT}
var config = ${className}.Config()`,
  line: (option) => `config.${camelCase(option.id)} = ${valueCode(option, '"')}`,
  foot: '',
  start: ({ className }) => `// In a view controller.
${className}(config: config).start(from: self) { [weak self] result in
    self?.handle(result)
}`,
  handle: ({ className }, results) => {
    const cases = results.map(({ name, values }) => {
      const bound = values.map((value) => `let ${value}`).join(', ')
      return `    case .${caseName(name)}(${bound}):
        ${resultHandlers[name]}(${values.join(', ')})`
    })
    return `func handle(_ result: ${className}.Result) {
    switch result {
${cases.join('\n')}
    }
}`
  },
})
