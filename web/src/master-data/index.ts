export {
  burialFormSource,
  burialTypeSource,
  carSource,
  complaintCauseSource,
  globalTemplateCategorySource,
  graveTypeSource,
  partnerTypeSource,
  productCategorySource,
  resourceSource,
  templateCategorySource,
} from './source'
