import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderUi } from '@/test/render-ui'
import { transactionWith } from '@/test/session-records'
import { TransactionFacts } from './transaction-facts'

const getValue = (label: string) => screen.getByText(label).nextElementSibling?.textContent

test('shows the meaning of each known fraud zone and only the number of an unknown zone', () => {
  renderUi(
    <TransactionFacts
      sessionLink={undefined}
      transaction={transactionWith({
        advanced_confidence: {
          fraud_detection_zone: 1,
          fraud_detection_details: { face_fraud_zone: 3, front_image_manipulation_zone: 7 },
        },
      })}
    />,
  )
  expect(getValue('Fraud zone')).toBe('Zone 1 (nothing found)')
  expect(getValue('Face fraud zone')).toBe('Zone 3 (likely fraud)')
  expect(getValue('Image manipulation zone')).toBe('Zone 7')
})

test("describes a known fraud zone in words and shows the service's confidence", () => {
  renderUi(
    <TransactionFacts
      sessionLink={undefined}
      transaction={transactionWith({
        advanced_confidence: {
          fraud_detection_details: {
            face_fraud_zone: 1,
            face_fraud_confidence: 0.9,
            front_image_manipulation_zone: 3,
            front_image_manipulation_confidence: 0.75,
          },
        },
      })}
    />,
  )
  expect(getValue('Face fraud zone')).toBe('No sign of fraud (90% confidence)')
  expect(getValue('Image manipulation zone')).toBe('Likely fraud (75% confidence)')
})

test('shows a zone as not available if the service did not send it', () => {
  renderUi(
    <TransactionFacts
      sessionLink={undefined}
      transaction={transactionWith({ advanced_confidence: { fraud_detection_zone: 2 } })}
    />,
  )
  expect(getValue('Fraud zone')).toBe('Zone 2 (doubtful)')
  expect(getValue('Face fraud zone')).toContain('Not available')
})
