import { doubleQuoted, writeLiteral, type Syntax } from '@/features/service-api/samples/literal'
import { formFields, lines, type SampleCall } from '@/features/service-api/samples/sample-call'

const json: Syntax = {
  indent: '  ',
  object: ['{', '}'],
  list: ['[', ']'],
  key: (name) => `"${name}": `,
  text: doubleQuoted,
  variable: (name) => `"$${name}"`,
  trailingComma: false,
}

/** Shell comments, because these commands read the response from a file, but the sample request prints it. */
const decryption = [
  '# To print the photos as JSON with jq and OpenSSL, save the response as answer.json, then run:',
  '# jq -r .result.encrypted_key answer.json | base64 -d |',
  '#   openssl pkeyutl -decrypt -inkey private_key.pem -out key.bin \\',
  '#     -pkeyopt rsa_padding_mode:oaep -pkeyopt rsa_oaep_md:sha256',
  '# jq -r .result.payload answer.json | base64 -d |',
  '#   openssl enc -d -aes-256-cbc -K "$(xxd -p -c 64 key.bin)" \\',
  '#     -iv "$(jq -r .result.iv answer.json | base64 -d | xxd -p)"',
]

export function curlSample(call: SampleCall): string {
  const { body, authorized, request, url, files, isEncrypted } = call
  const form = formFields(call).map(([name, value]) => `${name}=${value}`)
  return lines(
    files.map(({ name, isImage, path }) =>
      isImage
        ? `${name}=$(base64 < ${path} | tr -d '\\n')`
        : `${name}=$(grep -v -e '-----' ${path} | tr -d '\\n')`,
    ),
    files.length > 0 && '',
    `curl --request POST '${url}' \\`,
    authorized && `  --header 'Authorization: Bearer {{access_token}}' \\`,
    body === 'form'
      ? form.map((pair, at) => `  --data-urlencode '${pair}'${at < form.length - 1 ? ' \\' : ''}`)
      : [
          `  --header 'Content-Type: application/json' \\`,
          // A photo exceeds the maximum argument length, so curl reads the body from stdin. With a quoted delimiter,
          // the shell doesn't change the text.
          `  --data @- <<${files.length > 0 ? 'JSON' : `'JSON'`}`,
          writeLiteral(request, json, call),
          'JSON',
        ],
    isEncrypted && ['', ...decryption],
  )
}
