export { startDemoProvider } from './demo-provider/index.ts'
export { type IdpDeps, registerIdp } from './register.ts'
