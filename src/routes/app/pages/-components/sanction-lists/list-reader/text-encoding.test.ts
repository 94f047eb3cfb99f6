import { expect, test } from 'vitest'
import { readList } from '@/test/read-list'
import { detectEncoding, textEncodings, type TextEncoding } from './text-encoding'

/** Encodes text in a single-byte code page. */
function encode(text: string, encoding: TextEncoding): Uint8Array<ArrayBuffer> {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  const chars = [...bytes].map((byte) => new TextDecoder(encoding).decode(Uint8Array.of(byte)))
  return Uint8Array.from([...text], (char) => {
    const byte = chars.indexOf(char)
    if (byte < 0) throw new Error(`${char} is not in ${encoding}`)
    return byte
  })
}

const ASCII = Array.from({ length: 59 }, (_, row) => `Person ${row} Sample,1960\n`).join('')

test.each<[TextEncoding, string]>([
  ['windows-1252', 'Iñigo Muñoz\nBjörn Ångström\nMaría SÁNCHEZ'],
  ['windows-1252', 'Müller, Jürgen'],
  ['windows-1252', 'François Lefèvre, né à Orléans'],
  ['windows-1252', 'João da Conceição'],
  ['windows-1252', 'Þór Guðmundsson'],
  ['windows-1256', 'ليلى اختبار القمراني'],
  ['windows-1256', 'عمر بن أحمد, né à Oran, société'],
  ['windows-1256', 'ليلى Sample'],
  ['windows-1250', 'Łukasz Żółć\nJiří Dvořák'],
  ['windows-1251', 'Иван Петрович Примеров'],
  ['windows-1251', 'ИВАНОВ Сергей'],
  ['koi8-r', 'Иван Петрович Примеров'],
  ['windows-1254', 'Şükrü Yıldız\nİbrahim Çağlar'],
  ['windows-1253', 'Γιώργος Παπαδόπουλος'],
  ['windows-1255', 'יוסי לדוגמה'],
  ['macintosh', 'José Andrés'],
  ['macintosh', 'José Muñoz\nMaría Sánchez'],
])('detects %s for %j, even after a long ASCII text', (encoding, text) => {
  expect(detectEncoding(encode(`Name,Year\n${ASCII}${text}\n`, encoding))).toBe(encoding)
})

test('decodes the letters of a Windows-1252 list', async () => {
  const file = `Name,Year\n${ASCII}Iñigo Muñoz,1962\nMaría SÁNCHEZ,1970\n`
  const { sent } = await readList(encode(file, 'windows-1252'))
  expect(sent.slice(-2)).toEqual([
    ['Iñigo Muñoz', '1962'],
    ['María SÁNCHEZ', '1970'],
  ])
})

test('detects UTF-8 despite a damaged character', async () => {
  const bytes = new TextEncoder().encode(
    `Name,Id\n${Array.from({ length: 9 }, (_, row) => `ليلى اختبار,${row}\n`).join('')}Muñoz\n`,
  )
  const { opened, problems } = await readList(bytes.with(bytes.length - 4, 0xf1))
  expect(opened?.text?.encoding).toBe('utf-8')
  expect(problems).toMatchObject([{ kind: 'unreadable', row: 11 }])
})

test('reads a list in the chosen encoding', async () => {
  const { sent } = await readList(encode('Name\nИван\n', 'koi8-r'), { encoding: 'koi8-r' })
  expect(sent).toEqual([['Иван']])
  const japanese = Uint8Array.of(0x4e, 0x61, 0x6d, 0x65, 10, 0x8e, 0x52, 0x93, 0x63)
  expect((await readList(japanese, { encoding: 'shift_jis' })).sent).toEqual([['山田']])
})

test.each(textEncodings)('offers only encodings that the browser can decode: %s', (encoding) => {
  expect(() => new TextDecoder(encoding)).not.toThrow()
})
