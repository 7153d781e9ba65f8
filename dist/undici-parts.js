export const id = 161;
export const ids = [161];
export const modules = {

/***/ 24161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Agent: () => (/* reexport default export from named module */ undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_1__),
/* harmony export */   EnvHttpProxyAgent: () => (/* reexport default export from named module */ undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_3__),
/* harmony export */   request: () => (/* binding */ request)
/* harmony export */ });
/* harmony import */ var undici_lib_api_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25816);
/* harmony import */ var undici_lib_dispatcher_agent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13480);
/* harmony import */ var undici_lib_dispatcher_dispatcher_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51716);
/* harmony import */ var undici_lib_dispatcher_env_http_proxy_agent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17258);





// The index of undici does the same. It adds the methods `request` and `connect`, and proxies need `connect`.
Object.assign(undici_lib_dispatcher_dispatcher_js__WEBPACK_IMPORTED_MODULE_2__.prototype, undici_lib_api_index_js__WEBPACK_IMPORTED_MODULE_0__);
/** Like `request` of the index of undici, with only the options that are used here. */
async function request({ origin, pathname, search }, { dispatcher, ...options }) {
    return dispatcher.request({ ...options, origin, path: `${pathname}${search}` });
}


/***/ })

};
