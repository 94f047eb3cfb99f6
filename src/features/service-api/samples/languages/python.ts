import { doubleQuoted, writeLiteral, type Syntax } from '@/features/service-api/samples/literal'
import { lines, type SampleCall } from '@/features/service-api/samples/sample-call'

const python: Syntax = {
  indent: '    ',
  object: ['{', '}'],
  list: ['[', ']'],
  key: (name) => `"${name}": `,
  text: doubleQuoted,
  variable: (name) => name,
  words: { true: 'True', false: 'False', null: 'None' },
  trailingComma: true,
}

export function pythonSample(call: SampleCall): string {
  const { body, authorized, request, url, files, answerField, hint } = call
  return lines(
    files.some(({ isImage }) => isImage) && 'import base64',
    files.length > 0 && ['from pathlib import Path', ''],
    'import requests',
    '',
    files.length > 0 && [
      ...files.map(({ name, isImage, path }) =>
        isImage
          ? `${name} = base64.b64encode(Path("${path}").read_bytes()).decode()`
          : `${name} = Path("${path}").read_text()`,
      ),
      '',
    ],
    'response = requests.post(',
    `    "${url}",`,
    authorized && `    headers={"Authorization": "Bearer {{access_token}}"},`,
    `    ${body === 'form' ? 'data' : 'json'}=${writeLiteral(request, python, call, 1)},`,
    '    timeout=60,',
    ')',
    'answer = response.json()',
    'if not response.ok:',
    `    raise RuntimeError(f"{answer['error_code']}: {answer['message']}")`,
    '',
    hint !== undefined && `# ${hint}`,
    `print(answer["${answerField}"])`,
  )
}
