import type { Examples } from '@gallery/example'
import { ServiceTags } from '@/features/labels/service-tags'

const all = ['ocr', 'passport_ocr', 'liveness', 'face_match', 'cso', 'ntra', 'sanction_shield']

export const examples: Examples = {
  one: () => <ServiceTags services={['ocr']} />,
  many: () => <ServiceTags services={all} />,
  'an unknown service': () => <ServiceTags services={['ocr', 'voice_print']} />,
  empty: () => <ServiceTags services={[]} />,
  'in a table cell': () => (
    <table>
      <tbody>
        <tr>
          <td>
            <ServiceTags services={all} />
          </td>
        </tr>
      </tbody>
    </table>
  ),
  'on a phone': {
    Framed: () => <ServiceTags services={all} />,
    width: 390,
    height: 100,
  },
}
