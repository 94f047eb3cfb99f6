import { doubleQuoted, writeLiteral, type Syntax } from '@/features/service-api/samples/literal'
import { camelCase, lines, type SampleCall } from '@/features/service-api/samples/sample-call'

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

/** The style of C# opens a block on a line of its own. */
const onOwnLine = (code: string) => code.replace(/^( *)(.*\S) \{$/gm, '$1$2\n$1{')

export function csharpSample(call: SampleCall): string {
  const { body, authorized, request, url, files, answerField, hint } = call
  const isForm = body === 'form'
  return lines(
    authorized && 'using System.Net.Http.Headers;',
    'using System.Net.Http.Json;',
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
    hint !== undefined && `// ${hint}`,
    `Console.WriteLine(answer.GetProperty("${answerField}"));`,
  )
}
