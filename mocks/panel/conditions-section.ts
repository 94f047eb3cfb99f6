import { control } from './control'
import { button, h, labelled, section } from './dom'
import type { Tell } from './notify'

/** What every call goes through: latency, and chaos by a seed. */
export function conditionsSection(tell: Tell) {
  const number = (properties: Partial<HTMLInputElement>) =>
    h('input', { type: 'number', min: '0', ...properties })
  const latency = number({ max: '60000', step: '50', placeholder: 'as usual' })
  const share = number({ max: '100', value: '0' })
  const seed = number({ value: '1' })

  const refresh = async () => {
    const conditions = await control.conditions()
    latency.value = conditions.latency === null ? '' : String(conditions.latency)
    share.value = String(Math.round((conditions.chaos?.share ?? 0) * 100))
    seed.value = String(conditions.chaos?.seed ?? 1)
  }
  const apply = tell(async () => {
    const percent = Number(share.value)
    await control.setConditions({
      latency: latency.value === '' ? null : Number(latency.value),
      chaos: percent > 0 ? { share: percent / 100, seed: Number(seed.value) } : null,
    })
    return percent > 0 ? `${percent} % of the calls are spoilt` : 'Conditions set'
  })
  const calm = tell(async () => {
    await control.setConditions({ latency: null, chaos: null })
    await refresh()
    return 'Calm again'
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
        labelled('Latency, ms', latency),
        labelled('Chaos, %', share),
        labelled('Seed', seed),
      ),
      h(
        'div',
        { className: 'row' },
        h('button', { type: 'submit' }, 'Apply to all'),
        button('Calm', calm),
      ),
    ),
  )
  return { element, refresh }
}
