export * from './BarChart.tsx'
export * from './PairChart.tsx'
export * from './ProportionBar.tsx'
export * from './ShareBars.tsx'
