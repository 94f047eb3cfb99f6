import { singleQuoted, writeLiteral, type Syntax } from '@/features/service-api/samples/literal'
import { camelCase, lines, type SampleCall } from '@/features/service-api/samples/sample-call'

const php: Syntax = {
  indent: '    ',
  object: ['[', ']'],
  list: ['[', ']'],
  key: (name) => `'${name}' => `,
  text: singleQuoted,
  variable: (name) => `$${camelCase(name)}`,
  trailingComma: true,
}

export function phpSample(call: SampleCall): string {
  const { body, authorized, request, url, files, answerField, hint } = call
  return lines(
    '<?php',
    '',
    files.length > 0 && [
      ...files.map(({ name, isImage, path }) =>
        isImage
          ? `$${camelCase(name)} = base64_encode(file_get_contents('${path}'));`
          : `$${camelCase(name)} = file_get_contents('${path}');`,
      ),
      '',
    ],
    `$fields = ${writeLiteral(request, php, call)};`,
    '',
    `$curl = curl_init('${url}');`,
    'curl_setopt_array($curl, [',
    '    CURLOPT_POST => true,',
    '    CURLOPT_RETURNTRANSFER => true,',
    (authorized || body === 'json') && [
      '    CURLOPT_HTTPHEADER => [',
      ...(authorized ? [`        'Authorization: Bearer {{access_token}}',`] : []),
      ...(body === 'json' ? [`        'Content-Type: application/json',`] : []),
      '    ],',
    ],
    body === 'form'
      ? '    CURLOPT_POSTFIELDS => http_build_query($fields),'
      : '    CURLOPT_POSTFIELDS => json_encode($fields, JSON_THROW_ON_ERROR),',
    ']);',
    '$body = curl_exec($curl);',
    'if ($body === false) {',
    '    throw new RuntimeException(curl_error($curl));',
    '}',
    '$answer = json_decode($body, true, 512, JSON_THROW_ON_ERROR);',
    'if (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) !== 200) {',
    `    throw new RuntimeException("{$answer['error_code']}: {$answer['message']}");`,
    '}',
    '',
    hint !== undefined && `// ${hint}`,
    `print_r($answer['${answerField}']);`,
  )
}
