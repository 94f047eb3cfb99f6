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

const decryption = [
  `result = {name: base64.b64decode(value) for name, value in answer["result"].items()}`,
  `private_key = serialization.load_pem_private_key(`,
  `    Path("private_key.pem").read_bytes(), password=None`,
  `)`,
  `key = private_key.decrypt(`,
  `    result["encrypted_key"], OAEP(MGF1(hashes.SHA256()), hashes.SHA256(), label=None)`,
  `)`,
  `decryptor = Cipher(algorithms.AES(key), modes.CBC(result["iv"])).decryptor()`,
  `padded = decryptor.update(result["payload"]) + decryptor.finalize()`,
  `unpadder = padding.PKCS7(128).unpadder()`,
  `images = json.loads(unpadder.update(padded) + unpadder.finalize())`,
  `print(list(images))`,
]

export function pythonSample(call: SampleCall): string {
  const { body, authorized, request, url, files, answerField, isEncrypted } = call
  return lines(
    (isEncrypted || files.some(({ isImage }) => isImage)) && 'import base64',
    isEncrypted && 'import json',
    files.length > 0 && ['from pathlib import Path', ''],
    'import requests',
    isEncrypted && [
      'from cryptography.hazmat.primitives import hashes, padding, serialization',
      'from cryptography.hazmat.primitives.asymmetric.padding import MGF1, OAEP',
      'from cryptography.hazmat.primitives.ciphers import Cipher, algorithms, modes',
    ],
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
    isEncrypted ? decryption : `print(answer["${answerField}"])`,
  )
}
