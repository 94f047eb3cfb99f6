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

export function curlSample(call: SampleCall): string {
  const { body, authorized, request, url, files, hint } = call
  const form = formFields(call).map(([name, value]) => `${name}=${value}`)
  return lines(
    files.map(({ name, isImage, path }) =>
      isImage
        ? `${name}=$(base64 < ${path} | tr -d '\\n')`
        : `${name}=$(grep -v -e '-----' ${path} | tr -d '\\n')`,
    ),
    files.length > 0 && '',
    hint !== undefined && `# ${hint}`,
    `curl --request POST '${url}' \\`,
    authorized && `  --header 'Authorization: Bearer {{access_token}}' \\`,
    body === 'form'
      ? form.map((pair, at) => `  --data-urlencode '${pair}'${at < form.length - 1 ? ' \\' : ''}`)
      : [
          `  --header 'Content-Type: application/json' \\`,
          // A photo is longer than an argument may be. In quotes, the shell leaves the text alone.
          `  --data @- <<${files.length > 0 ? 'JSON' : `'JSON'`}`,
          writeLiteral(request, json, call),
          'JSON',
        ],
  )
}
