import { singleQuoted, writeLiteral, type Syntax } from '@/features/service-api/samples/literal'
import { lines, type SampleCall } from '@/features/service-api/samples/sample-call'
import { camelCase } from '@/lib/camel-case'

const javascript: Syntax = {
  indent: '  ',
  object: ['{ ', '}'],
  list: ['[', ']'],
  key: (name) => `${name}: `,
  text: singleQuoted,
  variable: camelCase,
  trailingComma: true,
}

const decryption = [
  `const { encrypted_key, iv, payload } = answer.result`,
  `const key = privateDecrypt(`,
  `  { key: await readFile('private_key.pem', 'utf8'), oaepHash: 'sha256' },`,
  `  Buffer.from(encrypted_key, 'base64'),`,
  `)`,
  `const decipher = createDecipheriv('aes-256-cbc', key, Buffer.from(iv, 'base64'))`,
  `const images = JSON.parse(decipher.update(payload, 'base64', 'utf8') + decipher.final('utf8'))`,
  `console.log(Object.keys(images))`,
]

export function javascriptSample(call: SampleCall): string {
  const { body, authorized, request, url, files, answerField, isEncrypted } = call
  const literal = writeLiteral(request, javascript, call, 1)
  return lines(
    isEncrypted && `import { createDecipheriv, privateDecrypt } from 'node:crypto'`,
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
    isEncrypted ? decryption : `console.log(answer.${answerField})`,
  )
}
