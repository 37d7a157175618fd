export {
  createExecution,
  ImportArreteError,
  type ImportDeps,
  type ImportVoulu,
} from './execution.ts'
export { isClient } from './lots.repository.ts'
