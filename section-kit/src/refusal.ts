export { RefusalAlert, type RefusalAlertProps } from './form/RefusalAlert';
export { refusalMessages } from './form/refusalMessages';
export { useRefusalText } from './form/useRefusalText';
