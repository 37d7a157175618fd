export const TOUT = '/dev/widgets'
export const UNE_SECTION = '/dev/widgets/:section'
