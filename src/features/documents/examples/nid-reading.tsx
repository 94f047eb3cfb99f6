import type { Examples } from '@gallery/example'
import { NidReading } from '@/features/documents/nid-reading'

const data = {
  front_nid: '29403151201234',
  back_nid: '29403151201234',
  date_of_birth: '1994-03-15',
  gender: 'ذكر',
  birth_governarate: 'الدقهلية',
}
const Agrees = () => <NidReading data={data} />

export const examples: Examples = {
  'all agree': Agrees,
  'some differ': () => (
    <NidReading
      data={{ ...data, date_of_birth: '1995-08-02', gender: 'أنثى', back_nid: '29403151201299' }}
    />
  ),
  'nothing printed to compare': () => <NidReading data={{ front_nid: '29403151201234' }} />,
  'a number of the back': () => <NidReading data={{ ...data, front_nid: undefined }} />,
  'no valid date in the number': () => (
    <NidReading data={{ ...data, front_nid: '29499151201234' }} />
  ),
  'a number too short': () => <NidReading data={{ ...data, front_nid: '294031512' }} />,
  'on a phone': { Framed: Agrees, width: 390, height: 420 },
}
