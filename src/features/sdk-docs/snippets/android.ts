import {
  SECRETS_COMMENT,
  androidManifest,
  pascalCase,
  platformCode,
  resultHandlers,
  valueCode,
} from './platform-code'

export const code = platformCode({
  language: 'kotlin',
  install: ({ packageName }) => ({
    language: 'kotlin',
    text: `dependencies {
    implementation("com.example.verification:${packageName}:1.0.0")
}`,
  }),
  setUp: [androidManifest],
  head: ({ className }) => `import com.example.verification.${className}

${SECRETS_COMMENT}
val config = ${className}.Config.Builder()`,
  line: (option) => `    .set${pascalCase(option.id)}(${valueCode(option, '"')})`,
  foot: '    .build()',
  start: ({
    className,
  }) => `// A property of the activity, so that it is registered before the activity starts.
private val verification = registerForActivityResult(${className}.Contract(), ::onResult)

// When the person is ready:
verification.launch(config)`,
  handle: ({ className }, results) => {
    const cases = results.map(({ name, values }) => {
      const passed = values.map((value) => `result.${value}`).join(', ')
      return `        is ${className}.Result.${name} -> ${resultHandlers[name]}(${passed})`
    })
    return `private fun onResult(result: ${className}.Result) {
    when (result) {
${cases.join('\n')}
    }
}`
  },
})
