import { expect, test } from 'vitest'
import { readList } from '@/test/read-list'
import type { ReadChoices } from './list-reader'

const lines = (...all: string[]) => all.join('\n')

test.each<[string, string, string]>([
  [
    'a semicolon-separated file with commas in the names',
    'Name (SURNAME, Forename);Born\nSAMPLE, Omar;1962\nEXAMPLE, Layla;1970',
    ';',
  ],
  [
    'a comma-separated file with a semicolon in each line',
    'full_name,aliases (a;b),remarks\nOmar,O. S.;Umar,\nLayla,L. E.;Leila',
    ',',
  ],
  [
    'a file with unknown headings',
    'Sujet, nom;Année civile\nSAMPLE, Omar;1962\nEXAMPLE, Layla;1970',
    ';',
  ],
  [
    'a tab-separated file with commas',
    'Nom, prénom\tNaissance\nSAMPLE, Omar\t1962\nEXAMPLE, Layla\t1970',
    '\t',
  ],
  ['a bar-separated file with commas', 'Person|When\nSAMPLE, Omar|1962\nEXAMPLE, Layla|1970', '|'],
  [
    'a tab-separated file with commas without spaces',
    'Nom,Prénom\tNaissance\nSAMPLE,Omar\t1962\nEXAMPLE,Layla\t1970',
    '\t',
  ],
  ['a file with decimal commas', 'Name;Score\nOmar;1,5\nLayla;2,5', ';'],
  ['a file with quoted separators', 'name,remarks\nOmar,"a;b;c"\nLayla,"d;e;f"', ','],
  ['a single column of names with commas', 'Full name\nSAMPLE, Omar\nEXAMPLE, Layla', ''],
  ['a file with Arabic commas', 'الاسم،رقم الوثيقة\nليلى اختبار،D1\nعمر اختبار،D2', '،'],
  ['a file with at signs', 'name@dob@remarks\nOmar, S@1962@x\nLayla@1970@y', '@'],
  [
    'a long comma-separated list with a semicolon in each row',
    lines('name,nationality', ...Array.from({ length: 300 }, (_, i) => `Person ${i};x,Nowhere`)),
    ',',
  ],
])('guesses the separator of %s', async (_name, file, separator) => {
  const { opened } = await readList(file)
  expect(opened?.text?.separator).toBe(separator)
})

const row1 = ['Omar Sample', '1962']

test.each([
  ['sep=;\r\nfull_name;birth_date_year\r\nOmar Sample;1962\r\n', ';'],
  ['SEP=|\nfull_name|birth_date_year\nOmar Sample|1962', '|'],
  ['sep=\t\nfull_name\tbirth_date_year\nOmar Sample\t1962', '\t'],
  ['"sep=,"\nfull_name,birth_date_year\nOmar Sample,1962', ','],
  ['sep=#\nfull_name#birth_date_year\nOmar Sample#1962', '#'],
  ['sep=;;\nfull_name;birth_date_year\nOmar Sample;1962', ';'],
])('uses the separator line of %j, but does not read it as a row', async (file, separator) => {
  const { opened, sent, sentRows } = await readList(file)
  expect(opened).toMatchObject({ text: { separator }, headingRow: 1 })
  expect(sent).toEqual([row1])
  // The row number excludes the first line, as in a spreadsheet.
  expect(sentRows).toEqual([2])
})

test('prefers a chosen separator to the separator in the file', async () => {
  const { sent } = await readList('sep=;\nfull_name,dob;x\nOmar,1;2\nLayla,3;4', { separator: ',' })
  expect(sent).toEqual([['Omar'], ['Layla']])
})

test.each([
  '"full_name,birth_date_year"\r\n"Omar Sample,1962"\r\n"""SAMPLE, Layla"",1970"\r\n',
  '"full_name,birth_date_year";;\n"Omar Sample,1962";;\n"""SAMPLE, Layla"",1970";;\n',
  '"full_name;birth_date_year"\n"Omar Sample;1962"\n"SAMPLE, Layla;1970"\n',
])('unwraps lines that are quoted as a whole: %j', async (file) => {
  const { sent, sentRows } = await readList(file)
  expect(sent).toEqual([row1, ['SAMPLE, Layla', '1970']])
  expect(sentRows).toEqual([2, 3])
})

test('does not split a column of quoted names', async () => {
  const names = '"SAMPLE,Omar"\n"EXAMPLE,Layla"\n"TESTER,Samir"\n'
  const { sent: whole } = await readList(names, {}, { mapping: { full_name: 0 } })
  expect(whole).toEqual([['SAMPLE,Omar'], ['EXAMPLE,Layla'], ['TESTER,Samir']])
  const { sent } = await readList('"full_name"\n"SAMPLE, Omar"\n"EXAMPLE, Layla"\n')
  expect(sent).toEqual([['SAMPLE, Omar'], ['EXAMPLE, Layla']])
})

test.each<[string, string, number | undefined, string[]]>([
  [
    'below a date',
    'Last Updated,12/05/2026\nName 6,Name,DOB,Country\nSAMPLE,Omar,0,Nowhere\nEXAMPLE,Layla,0,Nowhere',
    2,
    ['Omar', 'Layla'],
  ],
  ['below a title and blank rows', 'Sanctions list\n\n\nNom,Prénom\nSAMPLE,Omar', 4, ['Omar']],
  ['below a blank row', '\nname,dob\nOmar,1962', 2, ['Omar']],
  [
    'below a title of two cells',
    'Published,by the ministry\nname,dob\nOmar,1962\nLayla,1970',
    2,
    ['Omar', 'Layla'],
  ],
  ['in the first row', 'Who,full name\nx,Omar', 1, ['Omar']],
  [
    'in the first row, and skips repeated headings',
    'name,dob\nOmar,1962\nname,dob\nLayla,1970',
    1,
    ['Omar', 'Layla'],
  ],
])('finds the headings %s', async (_name, file, headingRow, names) => {
  const { opened, sent } = await readList(file)
  expect(opened?.headingRow).toBe(headingRow)
  expect(sent.map(([name]) => name)).toEqual(names)
})

const SDN = [
  '101,"SAMPLE, Omar","individual","TEST",-0- ,-0- ,"DOB circa 1962."',
  '102,"EXAMPLE, Layla","individual","TEST",-0- ,-0- ,"DOB 17 May 1970."',
  '\x1A',
]

test('reads every person in a list without headings and treats -0- as empty', async () => {
  const mapping = { full_name: 1, nationality: 4, remarks: 6 }
  const { opened, read, sent, sentRows } = await readList(SDN.join('\r\n'), {}, { mapping })
  expect(opened).toMatchObject({ headingRow: undefined, header: ['', '', '', '', '', '', ''] })
  expect(read?.rows).toBe(2)
  expect(sent).toEqual([
    ['SAMPLE, Omar', '', 'DOB circa 1962.'],
    ['EXAMPLE, Layla', '', 'DOB 17 May 1970.'],
  ])
  expect(sentRows).toEqual([1, 2])
})

test.each([
  ['texts in the same shape', 'SAMPLE,Omar,Nowhere\nEXAMPLE,Layla,Elsewhere\nTESTER,Samir,Nowhere'],
  ['one column of names', 'Omar Sample\nLayla Example\nSamir Tester'],
])('finds no headings above %s', async (_name, file) => {
  const { opened, read } = await readList(file, {}, { mapping: { full_name: 0 } })
  expect([opened?.headingRow, read?.rows]).toEqual([undefined, 3])
})

test.each<[ReadChoices, number | undefined, string[][]]>([
  [{ headings: 'none' }, undefined, [['Name'], ['Omar'], ['Layla']]],
  [{ headings: 1 }, 1, [['Omar'], ['Layla']]],
  [{ headings: 2 }, 2, [['Layla']]],
])('uses the chosen heading row: %j', async (choices, headingRow, expected) => {
  const { opened, sent } = await readList('Name,Year\nOmar,1962\nLayla,1970', choices, {
    mapping: { full_name: 0 },
  })
  expect(opened?.headingRow).toBe(headingRow)
  expect(sent).toEqual(expected)
})

test.each<[string, string, number[], string[][]]>([
  [
    'a nickname at the start of a cell',
    lines(
      'full_name,birth_date_year',
      'Layla,1970',
      '"Abu S" Omar,1962',
      'Samir,1958',
      'Mona,1981',
    ),
    [3],
    [
      ['Layla', '1970'],
      ['"Abu S" Omar', '1962'],
      ['Samir', '1958'],
      ['Mona', '1981'],
    ],
  ],
  [
    'a mark that is closed by a later cell',
    lines('full_name,remarks', '"Abu S" Omar,x', 'Samir,y', 'Mona,"a, b"', 'Layla,z'),
    [2],
    [
      ['"Abu S" Omar', 'x'],
      ['Samir', 'y'],
      ['Mona', 'a, b'],
      ['Layla', 'z'],
    ],
  ],
  [
    'a mark that is never closed',
    lines('full_name;remarks', '"Omar;x', 'Samir;y', 'Mona;z'),
    [2],
    [
      ['"Omar', 'x'],
      ['Samir', 'y'],
      ['Mona', 'z'],
    ],
  ],
  [
    'marks within a quoted cell',
    lines('full_name,remarks', 'Omar,"a.k.a. "one"; a.k.a. "two"."', 'Samir,y'),
    [2],
    [
      ['Omar', 'a.k.a. "one"; a.k.a. "two".'],
      ['Samir', 'y'],
    ],
  ],
  [
    'marks before a comma within a quoted cell',
    lines('full_name,remarks', 'Omar,"alias "Abu Test", from Nowhere"', 'Samir,y'),
    [2],
    [
      ['Omar', 'alias "Abu Test", from Nowhere'],
      ['Samir', 'y'],
    ],
  ],
  [
    'a nickname beside a quoted cell',
    lines('full_name,known_address', '"Abu" Omar,"Street 1, Town"', 'Samir,y'),
    [2],
    [
      ['"Abu" Omar', 'Street 1, Town'],
      ['Samir', 'y'],
    ],
  ],
  [
    'a nickname in each row',
    lines('full_name,remarks', ...Array.from({ length: 9 }, (_, row) => `"Abu" ${row},x`)),
    [2, 3, 4, 5, 6, 7, 8, 9, 10],
    Array.from({ length: 9 }, (_, row) => [`"Abu" ${row}`, 'x']),
  ],
])('does not join rows because of %s', async (_name, file, stray, expected) => {
  const { read, sent } = await readList(file)
  expect(read?.quotes).toEqual({ stray, joined: [] })
  expect(sent).toEqual(expected)
})

test('keeps rows separate if an unclosed quotation mark is far above another mark', async () => {
  const rows = Array.from(
    { length: 3000 },
    (_, row) => `Person ${row},${row === 2900 ? '"a, b"' : 'x'}`,
  )
  const { read } = await readList(lines('full_name,remarks', '"Omar,x', ...rows))
  expect(read).toEqual({ rows: 3001, quotes: { stray: [2], joined: [] } })
})

test('keeps a cell with line breaks in one row', async () => {
  const { read, sent, sentRows } = await readList(
    lines(
      'full_name,remarks',
      'Omar,"Note one',
      'note ""two"", b, c"',
      'Layla,"1, Street',
      'Town"',
    ),
  )
  expect(read?.quotes).toEqual({ stray: [], joined: [] })
  expect(sent).toEqual([
    ['Omar', 'Note one\nnote "two", b, c'],
    ['Layla', '1, Street\nTown'],
  ])
  expect(sentRows).toEqual([2, 3])
})

test('does not split rows that each contain a cell with several lines', async () => {
  const row = (name: string) => `1,${name},"l1\nl2, x\nl3",d`
  const { read } = await readList(lines('id,name,remarks,language', row('Omar'), row('Layla')))
  expect(read).toEqual({ rows: 2, quotes: { stray: [], joined: [] } })
})

const JOINED = lines(
  'full_name,birth_date_year',
  'Samir,1958',
  '"Omar,1962',
  'Layla",1970',
  'Mona,1981',
)

test('reports rows that look joined and reads them separately if chosen', async () => {
  const joinedList = await readList(JOINED)
  expect(joinedList.read).toEqual({ rows: 3, quotes: { stray: [], joined: [{ from: 3, to: 4 }] } })
  const separate = await readList(JOINED, { separatesRows: true })
  expect(separate.read?.quotes.joined).toEqual([])
  expect(separate.sent).toEqual([
    ['Samir', '1958'],
    ['"Omar', '1962'],
    ['Layla"', '1970'],
    ['Mona', '1981'],
  ])
  expect(separate.sentRows).toEqual([2, 3, 4, 5])
})

test('removes the apostrophes that the portal’s CSV export adds', async () => {
  const { sent } = await readList(
    lines('full_name,remarks', "'+20100,a;'=b", "'-5,'quoted'", "'Abd,O'Neil"),
  )
  expect(sent).toEqual([
    ['+20100', 'a;=b'],
    ['-5', "'quoted'"],
    ["'Abd", "O'Neil"],
  ])
})
