export const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]

/**
 * Prints the median of each figure beside its goal, and sets the exit code when one is missed. A goal is a limit,
 * or { atLeast }. The floor of a figure is what this browser and machine need without the portal's code.
 */
export function report(goals, runs, floors = []) {
  for (const [name, goal] of Object.entries(goals)) {
    const values = runs.map((run) => run[name])
    const value = median(values)
    const floor = floors.flatMap((run) => run[name] ?? [])
    const ok = goal.atLeast === undefined ? value <= goal + 0.05 : value >= goal.atLeast
    if (!ok) process.exitCode = 1
    const shown = [
      name.padEnd(14),
      value.toFixed(1).padStart(8),
      ` goal ${goal.atLeast ?? goal}`.padEnd(12),
      ok ? 'ok    ' : 'MISSED',
      floor.length > 0 ? `floor ${median(floor).toFixed(1)}` : '',
      `(${values.map((each) => each.toFixed(1)).join(', ')})`,
    ]
    console.log(shown.join(' '))
  }
}
