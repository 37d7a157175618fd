/** In percents of the width that fits. */
const steps = [50, 75, 100, 125, 150, 200, 300, 400] as const

export const FIT = 100
export const zoomIn = (zoom: number) => steps.find((step) => step > zoom) ?? zoom
export const zoomOut = (zoom: number) => steps.findLast((step) => step < zoom) ?? zoom
export const isLargest = (zoom: number) => zoomIn(zoom) === zoom
export const isSmallest = (zoom: number) => zoomOut(zoom) === zoom
