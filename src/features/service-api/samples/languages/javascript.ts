import { singleQuoted, writeLiteral, type Syntax } from '@/features/service-api/samples/literal'
import { camelCase, lines, type SampleCall } from '@/features/service-api/samples/sample-call'

const javascript: Syntax = {
  indent: '  ',
  object: ['{ ', '}'],
  list: ['[', ']'],
  key: (name) => `${name}: `,
  text: singleQuoted,
  variable: camelCase,
  trailingComma: true,
}

export function javascriptSample(call: SampleCall): string {
  const { body, authorized, request, url, files, answerField, hint } = call
  const literal = writeLiteral(request, javascript, call, 1)
  return lines(
    files.length > 0 && [
      `import { readFile } from 'node:fs/promises'`,
      '',
      ...files.map(
        ({ name, isImage, path }) =>
          `const ${camelCase(name)} = await readFile('${path}', '${isImage ? 'base64' : 'utf8'}')`,
      ),
      '',
    ],
    `const response = await fetch('${url}', {`,
    `  method: 'POST',`,
    (authorized || body === 'json') && [
      '  headers: {',
      ...(authorized ? [`    Authorization: 'Bearer {{access_token}}',`] : []),
      ...(body === 'json' ? [`    'Content-Type': 'application/json',`] : []),
      '  },',
    ],
    body === 'form'
      ? `  body: new URLSearchParams(${literal}),`
      : `  body: JSON.stringify(${literal}),`,
    '})',
    'const answer = await response.json()',
    'if (!response.ok) throw new Error(`${answer.error_code}: ${answer.message}`)',
    '',
    hint !== undefined && `// ${hint}`,
    `console.log(answer.${answerField})`,
  )
}
