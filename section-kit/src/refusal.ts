export { RefusalAlert, type RefusalAlertProps } from './refusal/RefusalAlert';
export { refusalMessages } from './refusal/refusalMessages';
export { useRefusalText } from './refusal/useRefusalText';
