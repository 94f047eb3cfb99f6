import { camelCase } from '@/lib/camel-case'
import {
  SECRETS_COMMENT,
  SESSION_COMMENT,
  SESSION_URL,
  cordovaConfig,
  platformCode,
  resultHandlers,
  shownValue,
  valueCode,
} from './platform-code'

export const code = platformCode({
  language: 'javascript',
  install: ({ packageName }) => [
    {
      language: 'bash',
      text: `cordova plugin add cordova-plugin-example-${packageName}@1.0.0`,
    },
  ],
  setUp: [cordovaConfig],
  head: () => `${SECRETS_COMMENT}
const config = {`,
  line: (option) => `  ${camelCase(option.id)}: ${valueCode(option, "'")},`,
  foot: '}',
  start: ({ className }) => `// After the deviceready event.
cordova.plugins.${className}.start(config, handleResult)`,
  handle: (_sdk, results) => {
    const cases = results.map(({ name, values }) => {
      const argumentList = values.map((value) => `result.${value}`).join(', ')
      return `    case '${name}':
      return ${resultHandlers[name]}(${argumentList})`
    })
    return `function handleResult(result) {
  switch (result.type) {
${cases.join('\n')}
  }
}`
  },
  sample: ({ className }, results) => {
    const cases = results.map((result) => {
      const value = shownValue(result)
      const text = value ? `\`${result.name}: \${result.${value}}\`` : `'${result.name}'`
      return `    case '${result.name}':
      return ${text}`
    })
    return `// index.html has <button id="verify">Verify</button>.
document.addEventListener('deviceready', () => {
  document.getElementById('verify').addEventListener('click', verify)
})

async function verify() {
  ${SESSION_COMMENT}
  const response = await fetch('${SESSION_URL}')
  const { accessToken, bundleKey } = await response.json()
  const config = { accessToken, baseUrl: '{{base_url}}', bundleKey }
  cordova.plugins.${className}.start(config, (result) => {
    document.getElementById('verify').textContent = textOf(result)
  })
}

function textOf(result) {
  switch (result.type) {
${cases.join('\n')}
  }
}`
  },
})
