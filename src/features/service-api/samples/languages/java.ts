import { doubleQuoted, writeLiteral, type Syntax } from '@/features/service-api/samples/literal'
import { formFields, lines, type SampleCall } from '@/features/service-api/samples/sample-call'
import { camelCase } from '@/lib/camel-case'

/** JSON with a placeholder for each file. The placeholder becomes a variable after the lines are quoted. */
const json: Syntax = {
  indent: '  ',
  object: ['{', '}'],
  list: ['[', ']'],
  key: (name) => `"${name}": `,
  text: doubleQuoted,
  variable: (name) => `"<file:${name}>"`,
  trailingComma: false,
}

const MARGIN = '        '
const INNER = `${MARGIN}    `

/** Returns the JSON as concatenated strings, because Java 11 doesn't have text blocks. */
function jsonLines(call: SampleCall): string[] {
  return writeLiteral(call.request, json, call)
    .split('\n')
    .map((line) => {
      const [, indent = '', text = ''] = /^( *)(.*)$/.exec(line) ?? []
      const quotedText = doubleQuoted(text).replace(
        /<file:(\w+)>/,
        (_, name: string) => `" + ${camelCase(name)} + "`,
      )
      return `${indent}${quotedText}`
    })
    .map((line, at) => (at === 0 ? `${INNER}${line}` : `${INNER}+ ${line.trimStart()}`))
}

function formLines(call: SampleCall): string[] {
  return formFields(call).map(([name, value], at) => {
    const encodedText = `encode(${doubleQuoted(value)})`
    return `${INNER}${at === 0 ? `"${name}=" + ` : `+ "&${name}=" + `}${encodedText}`
  })
}

/** The OAEP parameters are explicit because Java uses SHA-1 for a part of OAEP by default. */
const decryption = [
  '    /** Returns the photos as JSON. Read the three values from `result` with your JSON library. */',
  '    static String decrypt(String encryptedKey, String iv, String payload) throws Exception {',
  `${MARGIN}String pem = Files.readString(Path.of("private_key.pem"));`,
  `${MARGIN}PrivateKey privateKey = KeyFactory.getInstance("RSA")`,
  `${INNER}.generatePrivate(new PKCS8EncodedKeySpec(bytes(pem.replaceAll("-----[^-]+-----|\\\\s", ""))));`,
  `${MARGIN}Cipher rsa = Cipher.getInstance("RSA/ECB/OAEPPadding");`,
  `${MARGIN}rsa.init(Cipher.DECRYPT_MODE, privateKey, new OAEPParameterSpec(`,
  `${INNER}"SHA-256", "MGF1", MGF1ParameterSpec.SHA256, PSource.PSpecified.DEFAULT));`,
  `${MARGIN}SecretKeySpec key = new SecretKeySpec(rsa.doFinal(bytes(encryptedKey)), "AES");`,
  `${MARGIN}Cipher aes = Cipher.getInstance("AES/CBC/PKCS5Padding");`,
  `${MARGIN}aes.init(Cipher.DECRYPT_MODE, key, new IvParameterSpec(bytes(iv)));`,
  `${MARGIN}return new String(aes.doFinal(bytes(payload)), StandardCharsets.UTF_8);`,
  '    }',
  '',
  '    private static byte[] bytes(String base64) {',
  `${MARGIN}return Base64.getDecoder().decode(base64);`,
  '    }',
]

export function javaSample(call: SampleCall): string {
  const { body, authorized, url, files, isEncrypted } = call
  const isForm = body === 'form'
  return lines(
    'import java.net.URI;',
    isForm && 'import java.net.URLEncoder;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    (isForm || isEncrypted) && 'import java.nio.charset.StandardCharsets;',
    files.length > 0 && ['import java.nio.file.Files;', 'import java.nio.file.Path;'],
    isEncrypted && [
      'import java.security.KeyFactory;',
      'import java.security.PrivateKey;',
      'import java.security.spec.MGF1ParameterSpec;',
      'import java.security.spec.PKCS8EncodedKeySpec;',
    ],
    (isEncrypted || files.some(({ isImage }) => isImage)) && 'import java.util.Base64;',
    isEncrypted && [
      'import javax.crypto.Cipher;',
      'import javax.crypto.spec.IvParameterSpec;',
      'import javax.crypto.spec.OAEPParameterSpec;',
      'import javax.crypto.spec.PSource;',
      'import javax.crypto.spec.SecretKeySpec;',
    ],
    '',
    'public class ServiceCall {',
    '    public static void main(String[] args) throws Exception {',
    files.length > 0 && [
      ...files.flatMap(({ name, isImage, path }) => [
        `${MARGIN}String ${camelCase(name)} = ${
          isImage
            ? `Base64.getEncoder().encodeToString(Files.readAllBytes(Path.of("${path}")));`
            : `Files.readString(Path.of("${path}")).replaceAll("-----[^-]+-----|\\\\s", "");`
        }`,
      ]),
      '',
    ],
    `${MARGIN}String body =`,
    `${(isForm ? formLines(call) : jsonLines(call)).join('\n')};`,
    '',
    `${MARGIN}HttpRequest request = HttpRequest.newBuilder(URI.create("${url}"))`,
    authorized && `${INNER}.header("Authorization", "Bearer {{access_token}}")`,
    `${INNER}.header("Content-Type", "${isForm ? 'application/x-www-form-urlencoded' : 'application/json'}")`,
    `${INNER}.POST(HttpRequest.BodyPublishers.ofString(body))`,
    `${INNER}.build();`,
    `${MARGIN}HttpResponse<String> response = HttpClient.newHttpClient()`,
    `${INNER}.send(request, HttpResponse.BodyHandlers.ofString());`,
    `${MARGIN}if (response.statusCode() != 200) throw new IllegalStateException(response.body());`,
    '',
    `${MARGIN}System.out.println(response.body());`,
    '    }',
    isEncrypted && ['', ...decryption],
    isForm && [
      '',
      '    private static String encode(String value) {',
      `${MARGIN}return URLEncoder.encode(value, StandardCharsets.UTF_8);`,
      '    }',
    ],
    '}',
  )
}
