import { camelCase } from '@/lib/camel-case'
import {
  SECRETS_COMMENT,
  androidManifest,
  infoPlist,
  platformCode,
  resultHandlers,
  valueCode,
} from './platform-code'

export const code = platformCode({
  language: 'typescript',
  install: ({ packageName }) => ({
    language: 'bash',
    text: `npm install @example/verification-${packageName}@1.0.0
npx pod-install`,
  }),
  setUp: [androidManifest, infoPlist],
  head: ({
    className,
    packageName,
  }) => `import { ${className}, type ${className}Config } from '@example/verification-${packageName}'

${SECRETS_COMMENT}
const config: ${className}Config = {`,
  line: (option) => `  ${camelCase(option.id)}: ${valueCode(option, "'")},`,
  foot: '}',
  start: ({ className }) => `const result = await ${className}.start(config)
handleResult(result)`,
  handle: ({ className, packageName }, results) => {
    const cases = results.map(({ name, values }) => {
      const passed = values.map((value) => `result.${value}`).join(', ')
      return `    case '${name}':
      return ${resultHandlers[name]}(${passed})`
    })
    return `import type { ${className}Result } from '@example/verification-${packageName}'

function handleResult(result: ${className}Result) {
  switch (result.type) {
${cases.join('\n')}
  }
}`
  },
})
