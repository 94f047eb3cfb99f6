import { singleQuoted, writeLiteral, type Syntax } from '@/features/service-api/samples/literal'
import { lines, type SampleCall } from '@/features/service-api/samples/sample-call'
import { camelCase } from '@/lib/camel-case'

const php: Syntax = {
  indent: '    ',
  object: ['[', ']'],
  list: ['[', ']'],
  key: (name) => `'${name}' => `,
  text: singleQuoted,
  variable: (name) => `$${camelCase(name)}`,
  trailingComma: true,
}

/** Uses a library because PHP's own functions support RSA-OAEP only with SHA-1. */
const decryption = [
  `$result = $answer['result'];`,
  `$privateKey = RSA::load(file_get_contents('private_key.pem'))`,
  `    ->withPadding(RSA::ENCRYPTION_OAEP)->withHash('sha256')->withMGFHash('sha256');`,
  `$key = $privateKey->decrypt(base64_decode($result['encrypted_key']));`,
  `$json = openssl_decrypt($result['payload'], 'aes-256-cbc', $key, 0, base64_decode($result['iv']));`,
  `print_r(array_keys(json_decode($json, true, 512, JSON_THROW_ON_ERROR)));`,
]

export function phpSample(call: SampleCall): string {
  const { body, authorized, request, url, files, answerField, isEncrypted } = call
  return lines(
    '<?php',
    '',
    isEncrypted && ['use phpseclib3\\Crypt\\RSA;', '', `require 'vendor/autoload.php';`, ''],
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
    isEncrypted ? decryption : `print_r($answer['${answerField}']);`,
  )
}
