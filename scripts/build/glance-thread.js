import { parentPort } from 'node:worker_threads'
import { glance } from './last-build.js'

parentPort?.postMessage(glance())
