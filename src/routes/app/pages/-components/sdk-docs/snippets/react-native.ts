import { camelCase } from '@/lib/camel-case'
import {
  SECRETS_COMMENT,
  SESSION_COMMENT,
  SESSION_URL,
  androidManifest,
  infoPlist,
  platformCode,
  resultHandlers,
  shownValue,
  valueCode,
} from './platform-code'

export const code = platformCode({
  language: 'typescript',
  install: ({ packageName }) => [
    {
      language: 'bash',
      text: `npm install @example/verification-${packageName}@1.0.0
npx pod-install`,
    },
  ],
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
      const argumentList = values.map((value) => `result.${value}`).join(', ')
      return `    case '${name}':
      return ${resultHandlers[name]}(${argumentList})`
    })
    return `import type { ${className}Result } from '@example/verification-${packageName}'

function handleResult(result: ${className}Result) {
  switch (result.type) {
${cases.join('\n')}
  }
}`
  },
  sample: ({ className, packageName }, results) => {
    const cases = results.map((result) => {
      const value = shownValue(result)
      const text = value ? `\`${result.name}: \${result.${value}}\`` : `'${result.name}'`
      return `    case '${result.name}':
      return ${text}`
    })
    return `import { ${className}, type ${className}Result } from '@example/verification-${packageName}'
import { useState } from 'react'
import { Button, SafeAreaView } from 'react-native'

export default function App() {
  const [title, setTitle] = useState('Verify')

  async function verify() {
    ${SESSION_COMMENT}
    const response = await fetch('${SESSION_URL}')
    const { accessToken, bundleKey } = await response.json()
    const config = { accessToken, baseUrl: '{{base_url}}', bundleKey }
    setTitle(textOf(await ${className}.start(config)))
  }

  return (
    <SafeAreaView>
      <Button title={title} onPress={verify} />
    </SafeAreaView>
  )
}

function textOf(result: ${className}Result) {
  switch (result.type) {
${cases.join('\n')}
  }
}`
  },
})
