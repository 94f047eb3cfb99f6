import { controlCalls } from './control-calls'
import { button, h, labelField, section } from './dom'
import type { Report } from './report'

/** Renders the latency and chaos settings for all requests. */
export function conditionsSection(report: Report) {
  const number = (properties: Partial<HTMLInputElement>) =>
    h('input', { type: 'number', min: '0', ...properties })
  const latency = number({ max: '60000', step: '50', placeholder: 'default' })
  const share = number({ max: '100', value: '0' })
  const seed = number({ value: '1' })

  const refresh = async () => {
    const conditions = await controlCalls.conditions()
    latency.value = conditions.latency === null ? '' : String(conditions.latency)
    share.value = String(Math.round((conditions.chaos?.share ?? 0) * 100))
    seed.value = String(conditions.chaos?.seed ?? 1)
  }
  const apply = report(async () => {
    const percent = Number(share.value)
    await controlCalls.setConditions({
      latency: latency.value === '' ? null : Number(latency.value),
      chaos: percent > 0 ? { share: percent / 100, seed: Number(seed.value) } : null,
    })
    return percent > 0 ? `${percent}% of the calls fail` : 'Conditions set'
  })
  const clear = report(async () => {
    await controlCalls.setConditions({ latency: null, chaos: null })
    await refresh()
    return 'Conditions reset'
  })

  const element = section(
    'All calls',
    h(
      'form',
      {
        noValidate: true,
        onsubmit: (event) => {
          event.preventDefault()
          void apply()
        },
      },
      h(
        'div',
        { className: 'row' },
        labelField('Latency, ms', latency),
        labelField('Chaos, %', share),
        labelField('Seed', seed),
      ),
      h(
        'div',
        { className: 'row' },
        h('button', { type: 'submit' }, 'Apply to all'),
        button('Reset conditions', clear),
      ),
    ),
  )
  return { element, refresh }
}
