const lineHeight = 44
const axisHeight = 72

/** How high a chart is, in px: it keeps its place until it is there. */
export const chartHeight = ({ names, lying = false }: { names: readonly string[]; lying?: boolean }): number =>
  lying ? names.length * lineHeight + axisHeight : 280
