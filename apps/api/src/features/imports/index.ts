export {
  createExecution,
  ImportArreteError,
  type ImportDeps,
  type ImportVoulu,
} from './execution.ts'
