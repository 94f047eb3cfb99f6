import { expect, test } from 'vitest'
import { fileNameFrom } from './file-name'

for (const [header, name] of [
  [null, 'export.zip'],
  ['', 'export.zip'],
  ['attachment', 'export.zip'],
  ['attachment; filename="results-2026.zip"', 'results-2026.zip'],
  ['attachment; filename=results.zip', 'results.zip'],
  [
    'attachment; filename="x.zip"; filename*=UTF-8\'\'%D9%86%D8%AA%D8%A7%D8%A6%D8%AC.zip',
    'نتائج.zip',
  ],
  ['attachment; filename*=UTF-8\'\'%E0%A4%A.zip; filename="plain.zip"', 'plain.zip'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\x\\\\y.zip"', 'y.zip'],
  ['attachment; filename="a\u202Egpj.exe"', 'agpj.exe'],
  ['attachment; filename="a\u0000<b>|.zip"', 'ab.zip'],
  ['attachment; filename="..."', 'export.zip'],
  ['attachment; filename=".hidden"', 'hidden'],
] as const) {
  test(`F3 maps the header ${JSON.stringify(header)} to the file name ${name}`, () => {
    expect(fileNameFrom(header, 'export.zip')).toBe(name)
  })
}
