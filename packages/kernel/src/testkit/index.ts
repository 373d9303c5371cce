export { Cast, matches, type Of, type Some, type Telling } from './cast';
export { type Check, type CheckSettings, checksFor } from './checks';
export { type ConformanceSettings, conformance, runCheck } from './conformance';
export * from './random';
export { type Choice, Scenario, type ScenarioSetup, scenario, scenarioTest } from './scenario';
export { compareTwins, followTwins, Leak, type LeakRules } from './twins';
