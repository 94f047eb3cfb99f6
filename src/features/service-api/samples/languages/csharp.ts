import { doubleQuoted, writeLiteral, type Syntax } from '@/features/service-api/samples/literal'
import { lines, type SampleCall } from '@/features/service-api/samples/sample-call'
import { camelCase } from '@/lib/camel-case'

const anonymous: Syntax = {
  indent: '    ',
  object: ['new {', '}'],
  list: ['new[] { ', '}'],
  key: (name) => `${name} = `,
  text: doubleQuoted,
  variable: camelCase,
  trailingComma: true,
}

const dictionary: Syntax = {
  ...anonymous,
  object: ['new Dictionary<string, string> {', '}'],
  key: (name) => `["${name}"] = `,
}

/** Moves opening braces to separate lines, as C# style requires. */
const onOwnLine = (code: string) => code.replace(/^( *)(.*\S) \{$/gm, '$1$2\n$1{')

const decryption = [
  'byte[] Bytes(string name) => answer.GetProperty("result").GetProperty(name).GetBytesFromBase64();',
  'using var rsa = RSA.Create();',
  'rsa.ImportFromPem(File.ReadAllText("private_key.pem"));',
  'using var aes = Aes.Create();',
  'aes.Key = rsa.Decrypt(Bytes("encrypted_key"), RSAEncryptionPadding.OaepSHA256);',
  'Console.WriteLine(Encoding.UTF8.GetString(aes.DecryptCbc(Bytes("payload"), Bytes("iv"))));',
]

export function csharpSample(call: SampleCall): string {
  const { body, authorized, request, url, files, answerField, isEncrypted } = call
  const isForm = body === 'form'
  return lines(
    authorized && 'using System.Net.Http.Headers;',
    'using System.Net.Http.Json;',
    isEncrypted && ['using System.Security.Cryptography;', 'using System.Text;'],
    'using System.Text.Json;',
    '',
    files.length > 0 && [
      ...files.map(({ name, isImage, path }) =>
        isImage
          ? `var ${camelCase(name)} = Convert.ToBase64String(File.ReadAllBytes("${path}"));`
          : `var ${camelCase(name)} = File.ReadAllText("${path}");`,
      ),
      '',
    ],
    'using var client = new HttpClient();',
    authorized && [
      'client.DefaultRequestHeaders.Authorization =',
      '    new AuthenticationHeaderValue("Bearer", "{{access_token}}");',
    ],
    '',
    onOwnLine(`var fields = ${writeLiteral(request, isForm ? dictionary : anonymous, call)};`),
    isForm
      ? `using var response = await client.PostAsync("${url}", new FormUrlEncodedContent(fields));`
      : `using var response = await client.PostAsJsonAsync("${url}", fields);`,
    'var answer = await response.Content.ReadFromJsonAsync<JsonElement>();',
    'if (!response.IsSuccessStatusCode) throw new InvalidOperationException(answer.GetRawText());',
    '',
    isEncrypted ? decryption : `Console.WriteLine(answer.GetProperty("${answerField}"));`,
  )
}
