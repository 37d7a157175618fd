export * from './BarChart.tsx'
